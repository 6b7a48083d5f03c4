import { AsyncLocalStorage } from 'node:async_hooks';
import type { Facts, Span, SpanKind, StartSpan } from './span.ts';

export type { Span } from './span.ts';

const current = new AsyncLocalStorage<Span>();
let start: StartSpan | null = null;

/** Sends what happens from now on to an OTLP endpoint (HTTP, JSON). @returns what sends the rest and ends it */
export async function openTracing(endpoint: string): Promise<() => Promise<void>> {
  const { openExport } = await import('./otlp.ts');
  const opened = openExport(endpoint);
  start = opened.start;
  return async () => {
    start = null;
    await opened.close();
  };
}

/** Begins a trace, or continues the one that `parent` names. null: nothing is traced. */
export function beginTrace(name: string, kind: SpanKind, facts: Facts, parent: string | null): Span | null {
  return start?.(name, kind, facts, parent) ?? null;
}

/** Runs `work` within a span, with everything that it calls and awaits. */
export function within<Result>(span: Span | null, work: () => Result): Result {
  return span ? current.run(span, work) : work();
}

/** Runs `work` as a part of the current trace; outside of one it only runs it. */
export async function traced<Result>(
  name: string,
  kind: SpanKind,
  facts: Facts,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = childOf(name, kind, facts);
  if (!span) return work();
  try {
    const result = await within(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** A part of the current trace that its caller ends. null: there is none. */
export function childOf(name: string, kind: SpanKind, facts: Facts): Span | null {
  const parent = current.getStore();
  return parent ? (start?.(name, kind, facts, parent.parent) ?? null) : null;
}

/** What continues the current trace in a job; null: there is none. */
export function currentParent(): string | null {
  return current.getStore()?.parent ?? null;
}

/** For lines of the log. */
export function traceField(): { trace?: string } {
  const span = current.getStore();
  return span ? { trace: span.traceId } : {};
}
