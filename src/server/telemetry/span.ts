/** A part of a trace. Until `openTracing` was called there is none, and nothing of OpenTelemetry is loaded. */
export type Span = {
  readonly traceId: string;
  /** What continues the trace elsewhere, in another process: a `traceparent` of W3C Trace Context. */
  readonly parent: string;
  set(facts: Facts): void;
  /** @param error what it failed with; absent: it succeeded */
  end(error?: unknown): void;
};
export type Facts = Readonly<Record<string, string | number | boolean>>;
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';
export type StartSpan = (name: string, kind: SpanKind, facts: Facts, parent: string | null) => Span;
