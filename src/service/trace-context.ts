/** The trace of the host's tools that a request belongs to. */
export interface TraceContext {
  readonly traceId: string;
  /** To be sent on with whatever is asked of others for it. */
  readonly headers: Readonly<Record<string, string>>;
}
