CREATE TABLE "post_feeds" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_feeds_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "timetable_promos" ADD COLUMN "own_post" jsonb;--> statement-breakpoint
ALTER TABLE "timetable_promos" ADD COLUMN "posted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "timetable_promos" ADD COLUMN "posted_as" text;--> statement-breakpoint
ALTER TABLE "timetables" ADD COLUMN "post_rule" jsonb;--> statement-breakpoint
ALTER TABLE "post_feeds" ADD CONSTRAINT "post_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;