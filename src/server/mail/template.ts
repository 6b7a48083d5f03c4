const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

// Mail programs know tables and inline styles; most of them drop style sheets.
const FONT = 'font-family:Inter,Helvetica,Arial,sans-serif';
const P = 'margin:0 0 16px;font-size:16px;line-height:24px;color:#f5eff8';

/** The HTML form of a plain mail: its paragraphs, one that is nothing but an address as a button, and one that is a label and an address as a link. */
export function asHtml(subject: string, text: string): string {
  const parts = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) =>
      /^https?:\/\/\S+$/.test(paragraph) ? button(paragraph) : (link(paragraph) ?? words(paragraph)),
    );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#0d0711;${FONT}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#0d0711"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px">
<tr><td style="padding:0 0 20px;font-size:24px;font-weight:700;color:#f5eff8;${FONT}">Spin<span style="color:#f5c542">reel</span></td></tr>
<tr><td style="padding:32px 28px 16px;background:#171020;border:1px solid #372847;border-radius:16px;${FONT}">
<h1 style="margin:0 0 20px;font-size:22px;line-height:30px;color:#f5eff8">${escapeHtml(subject)}</h1>
${parts.join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>`;
}

function words(paragraph: string): string {
  return `<p style="${P}">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`;
}

function link(paragraph: string): string | null {
  const [, label, address] = /^([^\n:]+): (https?:\/\/\S+)$/.exec(paragraph) ?? [];
  if (!label || !address) return null;
  return `<p style="${P}"><a href="${escapeHtml(address)}" style="color:#f5c542">${escapeHtml(label)}</a></p>`;
}

function button(address: string): string {
  const safe = escapeHtml(address);
  return `<p style="margin:24px 0 16px"><a href="${safe}" style="display:inline-block;padding:14px 28px;border-radius:12px;background:#d42e90;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">Open the link</a></p>
<p style="margin:0 0 24px;font-size:13px;line-height:20px;color:#9a8ba8;word-break:break-all">Or copy it: ${safe}</p>`;
}
