import type { TraceContext } from '../service/trace-context.ts';

/** Version, id of the trace, id of the caller's part in it, flags. */
const traceparentForm = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const nothing = /^0+$/;
const maxTracestate = 512;

/**
 * The trace that a request belongs to, as W3C Trace Context has it: given on as it came, and named in the log. Undefined where a
 * sender names none, or not in that form.
 */
export function readTraceContext(
  header: (name: 'traceparent' | 'tracestate') => string | undefined,
): TraceContext | undefined {
  const traceparent = header('traceparent') ?? '';
  const [, version, traceId = '', parentId = ''] = traceparentForm.exec(traceparent) ?? [];
  if (version === undefined || version === 'ff' || nothing.test(traceId) || nothing.test(parentId))
    return undefined;
  const tracestate = header('tracestate');
  const isCarried =
    tracestate !== undefined && tracestate.length <= maxTracestate && /^[ -~]+$/.test(tracestate);
  return { traceId, headers: { traceparent, ...(isCarried && { tracestate }) } };
}
