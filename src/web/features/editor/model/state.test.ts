import { describe, expect, test } from 'vitest';
import type { Clip } from '../../../../contract/library.ts';
import { LOOKS, lookSettingsOf } from '../../../../scene/looks.ts';
import { defaultPromo } from '../../../../scene/promo.ts';
import { WATERMARK_MARKER, withSignature } from '../../../../scene/script.ts';
import { EMPTY_FORM } from './class-form.ts';
import {
  type EditorAction,
  type EditorState,
  editableText,
  editorReducer,
  newEditor,
  type StyleChange,
  takesOffer,
} from './state.ts';

const clip: Clip = {
  id: 'c1',
  publicId: 'universal/c1',
  url: '/media/c1.mp4',
  posterUrl: '/media/c1.jpg',
  previewUrl: '/media/c1-small.mp4',
  title: 'Neon rings',
  duration: 15,
  libraryType: 'universal',
};

const form = { ...EMPTY_FORM, instructorName: 'Jasmine', studio: 'Sky Studio' };
const film = (state: EditorState, type: 'done' | 'running'): EditorState =>
  run(
    state,
    { type: 'film', action: { type: 'started', attempt: 'a' } },
    {
      type: 'film',
      action: { type: 'handedIn', attempt: 'a', ticket: { renderId: 'r', overlayId: 'o', watermark: true } },
    },
    ...(type === 'done'
      ? ([
          { type: 'film', action: { type: 'filmed', attempt: 'a', url: '/f.mp4' } },
          { type: 'film', action: { type: 'loaded', attempt: 'a', file: null } },
        ] as const)
      : []),
  );

function run(state: EditorState, ...actions: EditorAction[]): EditorState {
  return actions.reduce(editorReducer, state);
}

const start = newEditor(form);

describe('U12: the first clip of an upload', () => {
  const starter = { ...clip, publicId: 'universal/00000000000000000000000000000001' };

  test('becomes the background if nothing is chosen', () => {
    expect(takesOffer(start, starter)).toBe(true);
    expect(takesOffer(run(start, { type: 'promoChanged', change: { header: 'New term' } }), null)).toBe(true);
  });

  test('takes the place of the clip that every new promo begins with [B130]', () => {
    const first = newEditor(form, starter);
    expect(first.promo.backgroundVideoUrl).toBe(starter.url);
    expect(takesOffer(run(first, { type: 'textEdited', text: 'New term', signed: false }), starter)).toBe(true);
    expect(takesOffer(film(first, 'done'), starter)).toBe(false);
  });

  test('replaces no choice, and no finished or unfinished film [B44]', () => {
    expect(takesOffer(run(start, { type: 'backgroundChosen', background: clip }), starter)).toBe(false);
    for (const state of ['running', 'done'] as const) expect(takesOffer(film(start, state), null)).toBe(false);
  });
});

describe('what discards the film', () => {
  const styles: StyleChange[] = [
    { header: 'New term' },
    { fontFamily: 'Lobster' },
    { fontSize: 'text-xl' },
    { fontWeight: 'bold' },
    { textAlign: 'left' },
    { textColor: '#ff0000' },
    { textShadow: false },
    { animationType: 'none' },
    { videoDuration: 8 },
  ];
  const changes: EditorAction[] = [
    ...styles.map((change): EditorAction => ({ type: 'promoChanged', change })),
    { type: 'textEdited', text: 'Mine', signed: false },
    { type: 'textWritten', text: 'Theirs' },
    { type: 'backgroundChosen', background: clip },
    ...(['instructorName', 'studio', 'classType', 'details'] as const).map(
      (field): EditorAction => ({ type: 'formChanged', change: { [field]: 'x' } }),
    ),
    { type: 'formChanged', change: { schedule: 'Weekends' } },
    { type: 'formChanged', change: { date: '2040-01-02' } },
    { type: 'formChanged', change: { time: '6:00 AM' } },
    { type: 'formChanged', change: { writingStyle: 'poetry' } },
  ];

  test.each(changes)('%j [S4.15 S4.16]', (change) => {
    for (const state of [film(start, 'done'), film(start, 'running')]) {
      const next = editorReducer(state, change);
      expect(next.film).toMatchObject({ status: 'idle', url: null, ticket: null, attempt: null });
      // Later reports from the old attempt do not bring its film back.
      expect(run(next, { type: 'film', action: { type: 'filmed', attempt: 'a', url: '/f.mp4' } }).film.url).toBeNull();
    }
  });

  test('setting the same value keeps it', () => {
    const done = film(start, 'done');
    expect(editorReducer(done, { type: 'promoChanged', change: { fontSize: 'text-base' } }).film).toBe(done.film);
    expect(editorReducer(done, { type: 'formChanged', change: { studio: 'Sky Studio' } }).film).toBe(done.film);
    expect(editorReducer(done, { type: 'backgroundChosen', background: null }).film).toBe(done.film);
  });
});

test('a deleted background is deselected, and a film finished with it stays', () => {
  const over = run(start, { type: 'backgroundChosen', background: clip });
  const gone = { type: 'backgroundChosen', background: null, deleted: true } as const;
  const done = film(over, 'done');
  const after = editorReducer(done, gone);
  expect(after).toMatchObject({ background: null, promo: { backgroundVideoUrl: null } });
  expect(after.film).toBe(done.film);
  expect(editorReducer(film(over, 'running'), gone).film).toMatchObject({ status: 'idle', url: null });
});

describe('the text', () => {
  test('of a free user has the signature, which is neither shown nor doubled [S3.9]', () => {
    const state = run(start, { type: 'textEdited', text: 'One\n\nTwo', signed: true });
    expect(state.promo.text).toContain(WATERMARK_MARKER);
    expect(editableText(state.promo)).toBe('One\n\nTwo');
    const again = run(state, { type: 'textEdited', text: `${editableText(state.promo)}!`, signed: true });
    expect(again.promo.text.split(WATERMARK_MARKER)).toHaveLength(2);
  });

  test('of a paying user has none; cleared, it is empty [S3.12]', () => {
    expect(run(start, { type: 'textEdited', text: 'One', signed: false }).promo.text).toBe('One');
    expect(run(start, { type: 'textEdited', text: '', signed: true }).promo.text).toBe('');
  });

  test('edited by hand survives rewriting, however often', () => {
    const mine = withSignature('My own words');
    const state = run(
      start,
      { type: 'textEdited', text: 'My own words', signed: true },
      { type: 'textWritten', text: 'First' },
      { type: 'textWritten', text: 'Second' },
    );
    expect(state).toMatchObject({ origin: 'written', replacedText: mine });
    expect(run(state, { type: 'textBroughtBack' })).toMatchObject({ promo: { text: mine }, replacedText: null });
  });

  test('from the copywriter is replaced without being kept', () => {
    const state = run(start, { type: 'textWritten', text: 'First' }, { type: 'textWritten', text: 'Second' });
    expect(state.replacedText).toBeNull();
  });
});

test("Refresh resets everything but the person's details, and can be undone with the film [S4.19 S9.10]", () => {
  const before = film(
    run(
      start,
      { type: 'formChanged', change: { classType: 'Spin', schedule: 'Monthly', time: '6:00 AM', details: 'x' } },
      { type: 'promoChanged', change: { header: 'Hi', textColor: '#112233' } },
      { type: 'textEdited', text: 'Mine', signed: true },
      { type: 'backgroundChosen', background: clip },
    ),
    'done',
  );
  const after = editorReducer(before, { type: 'reset' });
  expect(after).toEqual(newEditor({ ...EMPTY_FORM, instructorName: 'Jasmine', studio: 'Sky Studio' }));
  expect(after.form.time).toBe('9:00 PM');
  expect(after.promo).toEqual({ ...defaultPromo, text: 'Jasmine’s Awesome Pole Class' });
  expect(editorReducer(after, { type: 'restored', state: before })).toBe(before);
});

test('the example is in the person’s own name, as long as it is the example [B89]', () => {
  const named = (instructorName: string) => ({ type: 'formChanged', change: { instructorName } }) as const;
  expect(newEditor(EMPTY_FORM).promo.text).toBe('Your Awesome Pole Class');
  expect(run(start, named('Chris Lee')).promo.text).toBe('Chris’ Awesome Pole Class');
  expect(run(start, named('')).promo.text).toBe('Your Awesome Pole Class');
  const mine = run(start, { type: 'textEdited', text: 'Your Awesome Pole Class', signed: false }, named('Kim'));
  expect(mine.promo.text).toBe('Your Awesome Pole Class');
});

test('undo does not restore a film that is no longer being made', () => {
  expect(editorReducer(start, { type: 'restored', state: film(start, 'running') }).film.status).toBe('idle');
});

describe('facts in the text', () => {
  const asked = { ...form, classType: 'Spin Basics', schedule: 'Every Thursday', time: '7:00 PM' } as const;
  const text = withSignature('**Spin Basics**\n\nEvery Thursday, 7:00 PM\nSky Studio\n\nSlow down with Jasmine.');
  const written = run({ ...start, form: asked }, { type: 'textWritten', text });

  test('follow the form, whatever is edited around them [B87]', () => {
    const state = run(
      written,
      {
        type: 'textEdited',
        text: editableText(written.promo).replace('Slow down', 'Dance the night away'),
        signed: true,
      },
      { type: 'formChanged', change: { schedule: 'Every Friday', time: '8:00 PM', instructorName: 'Kim' } },
    );
    expect(state.promo.text).toBe(
      withSignature('**Spin Basics**\n\nEvery Friday, 8:00 PM\nSky Studio\n\nDance the night away with Kim.'),
    );
    expect(run(state, { type: 'formChanged', change: asked }).promo.text).toContain('Every Thursday, 7:00 PM');
  });

  test('are those of the form now, if it has changed while the text was written [B87]', () => {
    const changed = { ...asked, studio: 'Luna' };
    const state = run({ ...start, form: changed }, { type: 'textWritten', text, from: asked });
    expect(state.promo.text).toContain('Every Thursday, 7:00 PM\nLuna');
  });

  test('follow the form also in a text that was replaced and comes back [B87]', () => {
    const state = run(
      written,
      { type: 'textEdited', text: `${editableText(written.promo)}!`, signed: false },
      { type: 'textWritten', text: 'Another' },
      { type: 'formChanged', change: { studio: 'Luna' } },
      { type: 'textBroughtBack' },
    );
    expect(state.promo.text).toContain('7:00 PM\nLuna\n\nSlow down with Jasmine.!');
  });

  test('are not in the example of an untouched editor [B87]', () => {
    const state = run(start, { type: 'formChanged', change: { classType: 'Pole Class' } });
    expect(run(state, { type: 'formChanged', change: { classType: 'Heels' } }).promo.text).toBe(start.promo.text);
  });
});

test('a look that was chosen for all new promos stays whatever style the text is written in, and Refresh leads to the specified one [B216]', () => {
  const fresh = newEditor(form, clip, 'neon');
  expect(fresh.promo).toMatchObject({ ...LOOKS.neon.settings, backgroundVideoUrl: clip.url });
  const written = run(fresh, { type: 'textWritten', text: 'Come and spin', from: { ...form, writingStyle: 'fierce' } });
  expect(written.promo).toMatchObject(LOOKS.neon.settings);
  expect(run(written, { type: 'reset' }).promo).toMatchObject(lookSettingsOf(defaultPromo));
});

describe('another of the three texts', () => {
  const from = { ...form, classType: 'Spin Basics', date: '2026-12-03' };
  const writing = {
    ...{ id: 'w', chosen: 0, form: from, seconds: 15, day: '2026-11-23', understood: [], struck: [], heeded: [] },
    texts: [
      { text: 'Spin Basics\n\nThursday, December 3', leftOut: [] },
      { text: 'Turn at Spin Basics\n\nThursday, December 3', leftOut: [] },
      { text: 'Dreh dich in Spin Basics\n\nDonnerstag, 3. Dezember', leftOut: [] },
    ],
  };
  const written = run(start, { type: 'textWritten', text: writing.texts[0]!.text, from, writing });

  test('says what the form says, also of another class and on a later day [B198]', () => {
    const changed = run(written, { type: 'formChanged', change: { classType: 'Aqua Pole', date: '2026-12-10' } });
    const versions = [1, 2, 0].map((version) => run(changed, { type: 'versionChosen', version }).promo.text);
    expect(versions).toEqual([
      'Turn at Aqua Pole\n\nThursday, December 10',
      'Dreh dich in Aqua Pole\n\nDonnerstag, 10. Dezember',
      'Aqua Pole\n\nThursday, December 10',
    ]);
    const chosen = run(changed, { type: 'versionChosen', version: 1 });
    expect(run(chosen, { type: 'formChanged', change: { date: '2026-12-17' } }).promo.text).toContain('December 17');
  });

  test('discards the film, which striking a fact does not; one that does not exist changes nothing, and Refresh ends the choice [B197]', () => {
    expect(run(film(written, 'done'), { type: 'versionChosen', version: 1 }).film.url).toBeNull();
    expect(run(written, { type: 'versionChosen', version: 3 })).toBe(written);
    expect(run(start, { type: 'versionChosen', version: 1 })).toBe(start);
    expect(run(written, { type: 'reset' }).writing).toBeNull();
    expect(run(written, { type: 'factStruck', fact: 'bring', value: 'water' }).film).toBe(written.film);
  });
});
