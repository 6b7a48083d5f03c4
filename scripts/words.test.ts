import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Titles and labels in the specification's capitals, names of plans and people, and what others call themselves. */
const SPECIFIED = new Set(
  [
    'Account Settings, Active Subscription, Add New Custom..., Add Single, Add Your Class Information, Admin Panel',
    'AI-Powered Content, Back to Home, Back to Plans, Background Video Library, Best Value, Beta User, Bulk Upload',
    'Cancel Sub, Change File, Change Password, Check Expired, Choose Background, Class Types & Descriptions',
    'Compress Another Video, Compress Video, Compression Failed, Contact Support, Cookie Policy, Cookie Settings',
    'Create Account, Create Your First Video, Current Plan, Customize & Generate, Download Compressed Video',
    'Download Video, Edit Promotion, Everything in Individual Pro, Free Trial, Free User, FREE TRIAL',
    'Generate New Test Videos, Generate Promotion, Generate Video, Get Started, Get Started Free, Get Studio Pro',
    'Hide Editor, Individual Pro, Minutes Not Hours, Most Popular, My Videos, Payment Error, Privacy Policy',
    'Refund Policy, Remove Watermark, Reset Names, Sign In, Simple Transparency Test, Spinreel Library',
    'Start Creating Videos, Start Creating for Free, Start Free Trial, STUDIO PRO, Studio Name, Studio Owner',
    'Studio Pro, Studio Team, Studio Team Member, Switch Account, Team Management, Team Members, Terms of Service',
    'Test Failed Payment, Test Successful Payment, Transparency Test, Try Again, Try Login Again, Upgrade to Pro',
    'Video Compression Tool, Video Management, Video Preview, Video Ready, Watch Demo, Write Your Promotion, Your Name',
    // Names.
    'Export CSV, Gold Leaf, Hide URLs, Made with Spinreel, Moonlight Static, Open Spinreel, Open in Safari, Show URLs',
    'Spin Basics, Sunday Slow Spins, Welcome to Spinreel',
  ].flatMap((line) => line.split(', ')),
);
/** Sentences of the specification with its straight apostrophes. */
const STRAIGHT = [
  "Payment was cancelled. You can try again whenever you're ready.",
  "The page you're looking for doesn't exist.",
];

type Words = { text: string; file: string };

/** Everything in quotes and between tags: what the pages say, and names of the code. */
function wordsOf(pattern: string): Words[] {
  const files = globSync(pattern, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const found: Words[] = [];
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) for (const each of node) visit(each);
      if (!isNode(node) || /^(Import|ExportAll)/.test(node.type)) return;
      const text = textIn(node)?.replace(/\s+/g, ' ').trim();
      if (text) found.push({ text, file });
      for (const child of Object.values(node)) if (typeof child === 'object') visit(child);
    };
    visit(parseSync(file, readFileSync(join(ROOT, file), 'utf8')).program);
    return found;
  });
}

type Node = { type: string; value?: unknown };
const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && 'type' in node;

function textIn({ type, value }: Node): string | null {
  if (type === 'Literal' || type === 'JSXText') return typeof value === 'string' ? value : null;
  return type === 'TemplateElement' ? String((value as { cooked?: string }).cooked ?? '') : null;
}

const words = ['src/web/**/*.{ts,tsx}', 'src/contract/**/*.ts'].flatMap(wordsOf);
const among = (wrong: (text: string) => boolean) =>
  words.filter(({ text }) => wrong(text)).map(({ text, file }) => `${file}: ${text}`);

test('K10: the pages say email, write apostrophes as printers do, and call the result a video [B486]', () => {
  expect(words.length).toBeGreaterThan(3000);
  expect(among((text) => /\be-mail/i.test(text))).toEqual([]);
  expect(among((text) => /[a-z]'(s|t|re|ve|ll|d|m)\b/.test(text) && !STRAIGHT.includes(text))).toEqual([]);
  // Sentences only: names of the code have no spaces.
  expect(among((text) => /\bfilms?\b/i.test(text) && / /.test(text) && /^[A-Z“]|[.:]$/.test(text))).toEqual([]);
});

test('K10: only the specification’s labels have capitals within; our own go on without [B486]', () => {
  const title =
    /^[A-Z][\w’-]*(?: (?:[A-Z][\w’-]*|&|and|of|the|to|a|an|in|for|with|your|my)){0,6} [A-Z][\w’-]*(?:\.{3})?$/;
  // Days have theirs anywhere.
  const days = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g;
  // So have nouns in German.
  const german = /^Diese Woche$/;
  expect(among((text) => title.test(text.replace(days, 'day')) && !SPECIFIED.has(text) && !german.test(text))).toEqual(
    [],
  );
});
