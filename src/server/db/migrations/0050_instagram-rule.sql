ALTER TABLE "instagram_accounts" ADD COLUMN "every" text;--> statement-breakpoint
ALTER TABLE "instagram_accounts" ADD COLUMN "every_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "instagram_accounts" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "instagram_accounts" ADD COLUMN "look_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "instagram_posts" ADD COLUMN "by_rule" boolean DEFAULT false NOT NULL;