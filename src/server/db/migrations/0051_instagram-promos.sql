ALTER TABLE "instagram_posts" ALTER COLUMN "entry_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "instagram_posts" ADD COLUMN "own_at" timestamp with time zone;
