import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { ExportFormatName } from '../../contract/choices.ts';
import { knownCompany, knownPosition } from '../../contract/job-title.ts';
import type { Resume } from '../../contract/objects.ts';
import { ApplicationStatusField } from '../parts/application-status.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { PagePictures } from '../parts/page-pictures.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { counted } from '../parts/words.ts';
import { addressOf } from '../routes.ts';
import { useSurroundings } from '../surroundings.ts';
import { createDocuments, type MadePdf } from './documents.ts';
import { LookOptions } from './look-options.tsx';
import { saveFile } from './save-file.ts';

const formats: readonly (readonly [format: ExportFormatName, name: string])[] = [
  ['docx', 'Word'],
  ['html', 'Web page'],
  ['markdown', 'Markdown'],
  ['text', 'Plain text'],
  ['jsonresume', 'JSON Resume'],
  ['reactive-resume', 'Reactive Resume 4'],
  ['reactive-resume-v5', 'Reactive Resume 5'],
  ['rendercv', 'RenderCV'],
  ['json', 'JSON'],
  ['yaml', 'YAML'],
];

export function DocumentsView({ id }: { readonly id: string }) {
  const surroundings = useSurroundings();
  const documents = useMemo(() => createDocuments(id, surroundings), [id]);
  useEffect(() => void documents.load(), [documents]);
  const { problem, opened, application, themes, theme, options, chosen, pages, noPages, made, isMaking } =
    documents;
  if (problem.value !== null)
    return <LoadFailure message={problem.value} onRetry={() => void documents.load()} />;
  const resume = opened.value;
  if (!resume) return <Waiting what="Opening the resume…" />;
  const title = [knownPosition(resume.position), knownCompany(resume.company_name)];
  return (
    <>
      <p class="back">
        <a href={addressOf({ view: 'review', id })}>← Back to the review</a>
      </p>
      <h1>Documents{title.some(Boolean) && ` for ${title.filter(Boolean).join(', ')}`}</h1>
      <div class="documents">
        <div class="stack">
          <fieldset class="card choices themes">
            <legend>
              <h2>Look</h2>
            </legend>
            {themes.value.map(({ name, description, unavailable }) => (
              <label key={name}>
                <input
                  type="radio"
                  name="theme"
                  value={name}
                  checked={theme.value === name}
                  disabled={unavailable !== null}
                  onChange={() => documents.choose(name)}
                />
                <span>
                  <strong>{name}</strong> <span class="quiet small">{unavailable ?? description}</span>
                </span>
              </label>
            ))}
          </fieldset>
          {options.value.length > 0 && (
            <section class="card" aria-labelledby="details">
              <h2 id="details">Details</h2>
              <LookOptions
                options={options.value}
                chosen={chosen.value}
                onChoose={(name, value) => documents.chooseOption(name, value)}
              />
            </section>
          )}
          <section class="card stack" aria-labelledby="pdf">
            <h2 id="pdf">PDF</h2>
            <p class="quiet small">
              Its text is read back and compared with the resume, as the software of an employer would read
              it.
            </p>
            <button
              type="button"
              class="primary"
              disabled={isMaking.value}
              onClick={() => void documents.makePdf()}
            >
              {isMaking.value ? 'Making it…' : 'Make the PDF'}
            </button>
            <div role="status">{made.value && <Proof made={made.value} theme={theme.value} />}</div>
          </section>
          <Formats resume={resume} />
          <section class="card stack" aria-labelledby="application">
            <h2 id="application">Application</h2>
            <p class="quiet small">
              Record what became of it. The PDF is kept as it was on the day that you sent it.
            </p>
            <ApplicationStatusField
              id={id}
              label="Application"
              application={application.value}
              onChange={(recorded) => documents.record(recorded)}
            />
          </section>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
        <section class="preview-pane" tabIndex={0} aria-labelledby="preview">
          <h2 id="preview">Preview</h2>
          {noPages.value && <p class="quiet small">{noPages.value}</p>}
          {!noPages.value && pages.value && (
            <>
              <p class="quiet small">
                {counted(pages.value.pages.length, 'page')}, as printed
                <span class="unseen">. Their text is in the review.</span>
              </p>
              <PagePictures pages={pages.value.pages} />
            </>
          )}
        </section>
      </div>
    </>
  );
}

interface ProofProps {
  readonly made: MadePdf;
  readonly theme: string;
}

function Proof({ made: { pdf, check }, theme }: ProofProps) {
  return (
    <div class="stack">
      {check && (
        <p class={check.ok ? 'proof met' : 'proof missing'}>
          <span aria-hidden="true">{check.ok ? '✓' : '✕'}</span>{' '}
          {check.ok
            ? `Proven: every word was read back, on ${counted(check.pages, 'page')}.`
            : `Not all of it can be read back: ${check.missing.join('; ')}`}
        </p>
      )}
      {check?.warnings.map((warning) => (
        <p key={warning} class="callout small">
          {warning}
        </p>
      ))}
      <p>
        <a class="button" href={pdf.pdf_url} target="_blank" rel="noopener noreferrer">
          Open the PDF <span class="unseen">in theme {theme}, in a new tab</span>
        </a>{' '}
        {/* Without a name here, the browser takes the one that the service sends. */}
        <a href={pdf.pdf_url} download>
          Save it <span class="unseen">as a file</span>
        </a>
      </p>
    </div>
  );
}

function Formats({ resume }: { readonly resume: Resume }) {
  const { service, fail } = useSurroundings();
  const leftOut = useSignal<readonly string[]>([]);
  const save = async (format: ExportFormatName): Promise<void> => {
    try {
      const file = await service.resumes.export(resume.id, { format });
      leftOut.value = file.left_out;
      saveFile(file);
    } catch (error) {
      fail(error);
    }
  };
  return (
    <section class="card stack" aria-labelledby="formats">
      <h2 id="formats">Other formats</h2>
      <ul class="formats">
        {formats.map(([format, name]) => (
          <li key={format}>
            <button type="button" onClick={() => void save(format)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {leftOut.value.map((loss) => (
          <p key={loss} class="callout small">
            {loss}
          </p>
        ))}
      </div>
    </section>
  );
}
