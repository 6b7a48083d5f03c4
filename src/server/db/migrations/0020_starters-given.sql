CREATE TABLE "starters_given" (
	"slug" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
-- An installation that has a library has been given the eight loops there were, whether or not an admin deleted some.
INSERT INTO "starters_given" ("slug")
SELECT slug FROM (VALUES ('spotlight-smoke'), ('neon-rings'), ('gold-dust'), ('velvet-waves'), ('stage-lights'), ('bokeh-night'), ('midnight-glow'), ('mirror-ball')) AS given (slug)
WHERE EXISTS (SELECT 1 FROM "clips" WHERE "user_id" IS NULL);
