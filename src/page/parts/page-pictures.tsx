import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ResumePages } from '../../contract/printing.ts';

/**
 * Pages as they will be printed. As images they can run nothing and ask for nothing; whoever does not see them reads the
 * resume beside them, which says the same.
 */
export function PagePictures({ pages }: { readonly pages: ResumePages['pages'] }) {
  const addresses = useSignal<readonly string[]>([]);
  useEffect(() => {
    const made = pages.map(({ svg }) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
    addresses.value = made;
    return () => {
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [pages, addresses]);
  return (
    <div class="pictures" aria-hidden="true">
      {addresses.value.map((address, index) => (
        <img
          key={address}
          src={address}
          alt=""
          width={Math.round(pages[index]?.width ?? 0)}
          height={Math.round(pages[index]?.height ?? 0)}
        />
      ))}
    </div>
  );
}
