import { useSignal } from '@preact/signals';
import type { Application } from '../../contract/application.ts';
import { type ApplicationStatus, applicationStatuses } from '../../contract/choices.ts';
import { useSurroundings } from '../surroundings.ts';
import { shownDate, statusWords } from './words.ts';

interface ApplicationStatusFieldProps {
  readonly id: string;
  /** Label for screen readers. */
  readonly label: string;
  readonly application: Application | null;
  readonly onChange: (application: Application | null) => void;
}

/** A choice of the application's status, with the date of the latest step. */
export function ApplicationStatusField({ id, label, application, onChange }: ApplicationStatusFieldProps) {
  const { service, fail, announce } = useSurroundings();
  const isBusy = useSignal(false);
  const status = application?.status ?? null;
  const record = async (chosen: string): Promise<void> => {
    isBusy.value = true;
    try {
      const next = applicationStatuses.find((one) => one === chosen) ?? null;
      onChange(await recorded(next));
      announce(next === null ? 'Not sent.' : `${statusWords[next]}, from today.`);
    } catch (error) {
      fail(error);
    } finally {
      isBusy.value = false;
    }
  };
  const recorded = async (next: ApplicationStatus | null): Promise<Application | null> => {
    if (next !== null) return service.applications.put(id, { status: next });
    await service.applications.delete(id);
    return null;
  };
  return (
    <div class="status">
      <select
        aria-label={label}
        value={status ?? ''}
        disabled={isBusy.value}
        onChange={(event) => void record(event.currentTarget.value)}
      >
        <option value="">Not sent</option>
        {applicationStatuses.map((one) => (
          <option key={one} value={one}>
            {statusWords[one]}
          </option>
        ))}
      </select>
      {application?.date && <span class="quiet small">{shownDate(application.date)}</span>}
    </div>
  );
}
