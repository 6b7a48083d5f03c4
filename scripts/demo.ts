/**
 * Fills the installation at DATA_DIR (or DATABASE_URL) with a demo studio to explore: people on each plan, a team with
 * joined and invited members, their own class types, and finished promos. Works with or without a running program; a
 * second run changes nothing.
 */
import { eq, like } from 'drizzle-orm';
import type { Role, SubscriptionStatus } from '../src/contract/plans.ts';
import type { WritingStyle } from '../src/contract/profile.ts';
import { promoSchema } from '../src/scene/promo.ts';
import { loadConfig, readEnvironment } from '../src/server/config.ts';
import { type SessionUser, users } from '../src/server/db/schema/people.ts';
import { cancelOwn } from '../src/server/features/billing/actions.ts';
import { createClassType, seedClassTypes } from '../src/server/features/classes/actions.ts';
import { listBackgrounds, seedStarterLibrary } from '../src/server/features/library/actions.ts';
import { savePreferences } from '../src/server/features/profile/actions.ts';
import { writeForPerson } from '../src/server/features/promotion/actions.ts';
import { compose, downloadFilm, generate } from '../src/server/features/renders/actions.ts';
import { acceptInvitation, addMember, listInvitations, listTeam } from '../src/server/features/studio/actions.ts';
import { openServices } from '../src/server/open-services.ts';
import type { Services } from '../src/server/services.ts';
import { startWorker } from '../src/server/worker.ts';

const PASSWORD = 'demo-password';

type DemoPromo = {
  classType: string;
  schedule: string;
  time: string;
  details: string;
  style: WritingStyle;
  look: Record<string, unknown>;
  /** Title of a starter background; without one, black. */
  background?: string;
};
type DemoPerson = {
  email: string;
  name: string;
  role: Role;
  status: SubscriptionStatus;
  ownClass?: [string, string];
  promos: DemoPromo[];
};

const PEOPLE: DemoPerson[] = [
  { email: 'admin@demo.example', name: 'Robin', role: 'admin', status: 'free', promos: [] },
  {
    email: 'owner@demo.example',
    name: 'Mara',
    role: 'studio_owner',
    status: 'studio_pro',
    ownClass: [
      'Sunday Spin Jam',
      'An open floor, a good playlist and a coach on call. Bring the combo that will not leave your head.',
    ],
    promos: [
      {
        classType: 'Sunday Spin Jam',
        schedule: 'Every Sunday',
        time: '4:00 PM',
        details: 'Open to all levels',
        style: 'playful',
        look: { header: 'Open floor', fontFamily: 'Pacifico', animationType: 'animate-slide-up' },
        background: 'Neon Rings',
      },
    ],
  },
  {
    email: 'jasmine@demo.example',
    name: 'Jasmine',
    role: 'pro',
    status: 'pro',
    ownClass: ['Low Flow Lab', 'Floorwork and low pole, slow and strong. Knee pads on, shoes optional.'],
    promos: [
      {
        classType: 'Spin Basics',
        schedule: 'Every Thursday',
        time: '7:00 PM',
        details: 'Bring shorts, water and a friend',
        style: 'confident',
        look: { header: 'New term' },
        background: 'Spotlight Smoke',
      },
      {
        classType: 'Low Flow Lab',
        schedule: 'Every Tuesday',
        time: '8:15 PM',
        details: 'Knee pads on',
        style: 'elegant',
        look: { fontFamily: 'Elsie', fontSize: 'text-lg', textAlign: 'left' },
      },
    ],
  },
  { email: 'kim@demo.example', name: 'Kim', role: 'user', status: 'free', promos: [] },
  { email: 'lou@demo.example', name: 'Lou', role: 'user', status: 'free', promos: [] },
  {
    email: 'sam@demo.example',
    name: 'Sam',
    role: 'user',
    status: 'free',
    promos: [
      {
        classType: 'Intro to Pole',
        schedule: 'Weekends',
        time: '10:00 AM',
        details: 'First class free',
        style: 'enchanting',
        look: {},
      },
    ],
  },
];

const OWNER = 'owner@demo.example';
/** Seats in the owner's studio: those whose e-mail belongs to one of the people have joined, the others are still invited. */
const TEAM: readonly { email: string; name: string }[] = [
  { email: 'kim@demo.example', name: 'Kim' },
  { email: 'lou@demo.example', name: 'Lou' },
  { email: 'noa@demo.example', name: 'Noa' },
];

const STUDIO = 'Sky Studio';
const services = await openServices(loadConfig({ ...readEnvironment(), LOG_LEVEL: 'warn' }));
try {
  await seedClassTypes(services);
  await seedStarterLibrary(services);
  await startWorker(services);
  for (const person of PEOPLE) await addPerson(services, person);
  await fillTeam(services);
  process.stdout.write(
    `\nThe demo studio is ready. Sign in with the password ${PASSWORD} as\n${PEOPLE.map(({ email, role }) => `  ${email}  (${TEAM.some((seat) => seat.email === email) ? 'studio_team' : role})`).join('\n')}\n`,
  );
} finally {
  await services.close();
}

async function addPerson(services: Services, person: DemoPerson): Promise<void> {
  const { db, auth } = services;
  const [known] = await db.select().from(users).where(eq(users.email, person.email));
  if (known) return;
  const { userId } = await auth.signUp({ email: person.email, password: PASSWORD }, new Headers());
  const columns = { role: person.role, subscriptionStatus: person.status, firstName: person.name, emailVerified: true };
  const [user] = await db.update(users).set(columns).where(eq(users.id, userId)).returning();
  if (!user) throw new Error(`${person.email} could not be created.`);
  await savePreferences(services, user, { instructorName: person.name, studio: STUDIO });
  if (person.ownClass) {
    await createClassType(services, user, { classType: person.ownClass[0], description: person.ownClass[1] });
  }
  for (const promo of person.promos) await makePromo(services, user, person.name, promo);
}

async function fillTeam(services: Services): Promise<void> {
  const people = await services.db.select().from(users).where(like(users.email, '%@demo.example'));
  const owner = people.find(({ email }) => email === OWNER);
  if (!owner || (await listTeam(services, owner)).teamMembers.length > 0) return;
  for (const seat of TEAM) {
    await addMember(services, owner, seat);
    const person = people.find(({ email }) => email === seat.email);
    if (!person) continue;
    const [invitation] = await listInvitations(services, person);
    if (invitation) await acceptInvitation(services, person, { id: invitation.id }, cancelOwn);
  }
}

async function makePromo(services: Services, user: SessionUser, name: string, demo: DemoPromo): Promise<void> {
  process.stdout.write(`Making ${demo.classType} of ${name}...\n`);
  const { classType, schedule, time, details, style } = demo;
  const input = {
    ...{ instructorName: name, studio: STUDIO, classType, schedule, time, details, writingStyle: style },
  };
  const written = await writeForPerson(services, user, input, new AbortController().signal);
  const { universal } = await listBackgrounds(services, user);
  const background = universal.find(({ title }) => title === demo.background);
  const promo = promoSchema.parse({
    text: written.promotionalText,
    ...demo.look,
    backgroundVideoUrl: background?.url ?? null,
  });
  const backgroundPublicId = background?.publicId ?? null;
  const made = await generate(services, user, { promo, backgroundPublicId, image: null });
  if (!('textOverlayPublicId' in made)) return;
  const { renderId } = await compose(
    services,
    user,
    { backgroundPublicId, textOverlayPublicId: made.textOverlayPublicId, videoDuration: promo.videoDuration },
    AbortSignal.timeout(300_000),
  );
  await downloadFilm(services, user, { renderId, instructorName: name, classType });
}
