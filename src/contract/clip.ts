import { z } from 'zod';
import { surveySchema } from '../scene/survey.ts';

export const libraryTypeSchema = z.enum(['universal', 'personal']);
export type LibraryType = z.infer<typeof libraryTypeSchema>;

/** Names of libraries: the person's own, that of the studio they own or have a seat in, and everybody's. Others have their person's id. */
export const ME = 'me';
export const THE_STUDIO = 'studio';
export const EVERYBODYS = 'universal';

/** What a clip of the Spinreel Library shows, and how light it is: what people look for. A clip has several. */
export const CLIP_TAGS = ['studio', 'stage', 'light', 'texture', 'outside', 'dark', 'warm', 'bright'] as const;
export const clipTagSchema = z.enum(CLIP_TAGS);
export type ClipTag = z.infer<typeof clipTagSchema>;

export const clipSchema = z.object({
  id: z.string(),
  /** `universal/{random}` or `user-videos/{userId}/{random}`. */
  publicId: z.string(),
  url: z.string(),
  posterUrl: z.string(),
  previewUrl: z.string(),
  title: z.string(),
  /** Seconds. */
  duration: z.number(),
  libraryType: libraryTypeSchema,
  /** The upload that it is a piece of, by its job's id; null for others. */
  sourceId: z.string().nullish(),
  /** It has sound; false also for a whole upload. */
  hasAudio: z.boolean().optional(),
  /** How it moves and how light it is; null if it was never looked through. Absent where many are listed: `getSurvey` has it. */
  survey: surveySchema.nullish(),
  /** Of our own loops, those that a look is drawn for: by this name the look finds it. */
  slug: z.string().nullish(),
  /** Only our own loops have some. */
  tags: z.array(clipTagSchema).optional(),
});
export type Clip = z.infer<typeof clipSchema>;

/** The library of a studio, as its owner or a member finds it. */
export const studioGroupSchema = z.object({
  /** The studio's name; empty if it was given none. */
  name: z.string(),
  /** The person may put videos into it. */
  mayAdd: z.boolean(),
  /** The person may take videos out of it, also where they may only use what stays. */
  mayDelete: z.boolean(),
  /** Whom the owner may put videos with: members who have joined. Empty for everybody else. */
  members: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Its owner lets members add to it. */
  membersAdd: z.boolean(),
  /** The studio has ended, and this is when its library is removed; null: it goes on. */
  keptUntil: z.iso.datetime().nullable(),
  /** Complete uploads that have at least one piece, and their pieces. */
  personal: z.array(clipSchema),
  clips: z.array(clipSchema),
});
export type StudioGroup = z.infer<typeof studioGroupSchema>;
