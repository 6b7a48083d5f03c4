import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LogoPlace, LogoSize } from '../../../scene/logo.ts';
import type { LookId } from '../../../scene/looks.ts';
import { updatedAt } from './columns.ts';
import { users } from './people.ts';

/** What people have chosen for all of their films; null: nothing, and the team's is used. A studio's kit is its owner's. */
export const brandKits = pgTable('brand_kits', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Another one with each file: films are told apart by it. All four are null together. */
  logoId: uuid('logo_id').unique(),
  logoKey: text('logo_key').unique(),
  /** Pixels. */
  logoWidth: integer('logo_width'),
  logoHeight: integer('logo_height'),
  logoSize: text('logo_size').$type<LogoSize>(),
  logoPlace: text('logo_place').$type<LogoPlace>(),
  firstColor: text('first_color'),
  secondColor: text('second_color'),
  look: text('look').$type<LookId>(),
  /** The owner's team uses this kit as it is. */
  locked: boolean('locked').notNull().default(false),
  updatedAt,
});
