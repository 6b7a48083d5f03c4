import { queryClient } from './query-client.ts';

/** Takes over the answers that the server has written into the document, by path of their call: they need not be asked for. */
export function takeKnown(): void {
  const text = document.getElementById('known')?.textContent;
  if (!text) return;
  for (const [path, answer] of Object.entries(JSON.parse(text) as Record<string, unknown>)) {
    queryClient.setQueryData([path], answer);
  }
}
