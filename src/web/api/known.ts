import { queryClient } from './query-client.ts';

/** Takes over the responses that the server has written into the document, by the path of their call, so they need not be fetched. */
export function takeKnown(): void {
  const text = document.getElementById('known')?.textContent;
  if (!text) return;
  for (const [path, answer] of Object.entries(JSON.parse(text) as Record<string, unknown>)) {
    queryClient.setQueryData([path], answer);
  }
}
