import { expect, it } from 'vitest';
import { defaultPromo } from '../../../../scene/promo.ts';
import { createAhead } from './ahead.ts';
import type { FilmOrder } from './make-film.ts';

const order = (text: string): FilmOrder => ({
  ...{ promo: { ...defaultPromo, text }, backgroundPublicId: null, bands: null },
  ...{ watermark: true, logo: null },
});

/** The calls as they are made, each answered when the test says so. */
function server() {
  const said: string[] = [];
  const answers: ((id: string | null) => void)[] = [];
  const ahead = createAhead({
    prepare: ({ promo }) => {
      said.push(`make ${promo.text}`);
      return new Promise((resolve, reject) =>
        answers.push((id) => (id === 'broken' ? reject(new Error()) : resolve(id))),
      );
    },
    forget: async (id) => void said.push(`forget ${id}`),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { ahead, said, answers, settle };
}

it('has a film made once, and takes it back with the next change [B223]', async () => {
  const { ahead, said, answers, settle } = server();
  ahead.begin(order('A'));
  ahead.begin(order('A'));
  ahead.changeTo(order('A'));
  answers[0]!('1');
  await settle();
  expect(said).toEqual(['make A']);
  ahead.changeTo(order('B'));
  ahead.changeTo(order('C'));
  await settle();
  expect(said).toEqual(['make A', 'forget 1']);
});

it('takes back what the server has not answered yet as soon as it has [B225]', async () => {
  const { ahead, said, answers, settle } = server();
  ahead.begin(order('A'));
  ahead.changeTo(order('B'));
  await settle();
  expect(said).toEqual(['make A']);
  ahead.begin(order('B'));
  answers[0]!('1');
  await settle();
  expect(said).toEqual(['make A', 'make B', 'forget 1']);
});

it('leaves what was asked for, and has nothing to take back where nothing was begun', async () => {
  const { ahead, said, answers, settle } = server();
  ahead.begin(order('A'));
  answers[0]!('1');
  ahead.handOver();
  ahead.changeTo(order('B'));
  ahead.end();
  ahead.begin(order('C'));
  answers[1]!(null);
  ahead.changeTo(order('D'));
  ahead.begin(order('D'));
  answers[2]!('broken');
  ahead.end();
  await settle();
  expect(said).toEqual(['make A', 'make C', 'make D']);
});
