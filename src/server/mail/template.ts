const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => escapes[c] as string);
}

/** The HTML form of a plain mail: its paragraphs, and a paragraph that is an address as a button. */
export function asHtml(subject: string, text: string): string {
  const parts = text.split(/\n{2,}/).map((paragraph) => {
    const safe = escapeHtml(paragraph.trim());
    if (!/^https?:\/\/\S+$/.test(paragraph.trim()))
      return `<p style="margin:0 0 16px">${safe.replaceAll('\n', '<br>')}</p>`;
    return `<p style="margin:0 0 16px"><a href="${safe}" style="display:inline-block;padding:14px 28px;border-radius:12px;background:#b8328f;color:#ffffff;text-decoration:none;font-weight:600">Open the link</a></p><p style="margin:0 0 16px;font-size:12px;color:#b6a8c2;word-break:break-all">${safe}</p>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#0d0711;color:#f5eff8;font:16px/1.5 Inter,Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 32px;font:700 24px Georgia,serif">Spin<span style="color:#F5C542">reel</span></p>
${parts.join('\n')}
</div></body></html>`;
}
