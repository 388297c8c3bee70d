import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Application } from '../../contract/application.ts';
import { asTheTheme } from '../../contract/choices.ts';
import type { LookOptionName } from '../../contract/look.ts';
import type { Resume, ResumePdf } from '../../contract/objects.ts';
import type { ResumePages, ThemeList, ThemeOption } from '../../contract/printing.ts';
import type { PdfCheck } from '../../contract/report.ts';
import { latest } from '../parts/latest.ts';
import { messageOf } from '../service.ts';
import type { Surroundings } from '../surroundings.ts';

/** Options that differ from the theme's defaults. */
export type ChosenOptions = Readonly<Partial<Record<LookOptionName, string>>>;

export interface MadePdf {
  readonly pdf: ResumePdf;
  readonly check: PdfCheck | undefined;
}

/** The documents of a tailored resume: its look, pages, PDF and application. */
export interface Documents {
  /** null until it is loaded. */
  readonly opened: ReadonlySignal<Resume | null>;
  /** Why it could not be opened; null if it could, or is still loading. */
  readonly problem: ReadonlySignal<string | null>;
  readonly application: ReadonlySignal<Application | null>;
  readonly themes: ReadonlySignal<ThemeList['data']>;
  /** '' until it is known or chosen. */
  readonly theme: ReadonlySignal<string>;
  /** The options of the theme. */
  readonly options: ReadonlySignal<readonly ThemeOption[]>;
  readonly chosen: ReadonlySignal<ChosenOptions>;
  readonly pages: ReadonlySignal<ResumePages | null>;
  /** Why there is no picture of the pages; null if there is one. */
  readonly noPages: ReadonlySignal<string | null>;
  /** The PDF in the current look; null if it was not made. */
  readonly made: ReadonlySignal<MadePdf | null>;
  readonly isMaking: ReadonlySignal<boolean>;
  load(): Promise<void>;
  choose(theme: string): void;
  /** @param value null: the theme's default */
  chooseOption(name: LookOptionName, value: string | null): void;
  makePdf(): Promise<void>;
  record(application: Application | null): void;
}

export function createDocuments(
  id: string,
  { service, fail }: Pick<Surroundings, 'service' | 'fail'>,
): Documents {
  const opened = signal<Resume | null>(null);
  const problem = signal<string | null>(null);
  const application = signal<Application | null>(null);
  const themes = signal<ThemeList['data']>([]);
  const theme = signal('');
  const chosen = signal<ChosenOptions>({});
  const pages = signal<ResumePages | null>(null);
  const noPages = signal<string | null>(null);
  const made = signal<MadePdf | null>(null);
  const isMaking = signal(false);
  /** Incremented by each choice, because earlier PDFs have another look. */
  let looks = 0;

  const current = computed(() => themes.value.find(({ name }) => name === theme.value));
  const options = computed(() => current.value?.options ?? []);

  /** The chosen look; without a choice, empty, which means the look stored with the resume. */
  const look = () =>
    theme.value === ''
      ? {}
      : {
          theme: theme.value,
          ...Object.fromEntries(options.value.map(({ name }) => [name, chosen.value[name] ?? asTheTheme])),
        };

  const draw = latest(async () => {
    if (current.value?.live === false) {
      noPages.value = 'This theme has no preview here. Make the PDF to see it.';
      return;
    }
    try {
      const drawn = await service.resumes.draw(id, look());
      pages.value = drawn;
      noPages.value = null;
      if (theme.value !== '') return;
      theme.value = drawn.theme;
      chosen.value = Object.fromEntries(
        Object.entries(drawn.options).filter((entry): entry is [string, string] => entry[1] !== null),
      );
    } catch (error) {
      noPages.value = messageOf(error);
    }
  });

  const changeLook = (): void => {
    looks += 1;
    made.value = null;
    draw();
  };

  return {
    ...{ opened, problem, application, themes, theme, options, chosen, pages, noPages, made, isMaking },
    async load() {
      problem.value = null;
      try {
        const [got, list, applied] = await Promise.all([
          service.resumes.get(id),
          service.themes.list(),
          service.applications.get(id),
        ]);
        draw();
        opened.value = got;
        application.value = applied;
        themes.value = list.data;
      } catch (error) {
        problem.value = messageOf(error);
      }
    },
    choose(name) {
      theme.value = name;
      changeLook();
    },
    chooseOption(name, value) {
      const { [name]: _, ...others } = chosen.value;
      chosen.value = value === null ? others : { ...others, [name]: value };
      changeLook();
    },
    async makePdf() {
      const ours = looks;
      isMaking.value = true;
      try {
        const pdf = await service.resumes.pdf(id, look());
        const { pdf_check: check } = await service.resumes.report(id);
        // Ignored if the look has changed in the meantime.
        if (ours === looks) made.value = { pdf, check };
      } catch (error) {
        fail(error);
      } finally {
        isMaking.value = false;
      }
    },
    record(recorded) {
      application.value = recorded;
    },
  };
}
