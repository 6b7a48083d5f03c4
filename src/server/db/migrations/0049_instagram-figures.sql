ALTER TABLE "instagram_posts" ADD COLUMN "figures" jsonb;--> statement-breakpoint
ALTER TABLE "instagram_posts" ADD COLUMN "figures_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "instagram_posts" ADD COLUMN "ask_figures_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "instagram_posts_figures" ON "instagram_posts" USING btree ("ask_figures_at") WHERE "instagram_posts"."ask_figures_at" is not null;