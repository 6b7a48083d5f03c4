/** Has the browser save a file, or what is at an address, under this name. */
export function saveFile(file: Blob | string, name: string): void {
  const link = document.createElement('a');
  link.href = typeof file === 'string' ? file : URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the file after the click; a minute is more than it ever needs.
  if (typeof file !== 'string') setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
