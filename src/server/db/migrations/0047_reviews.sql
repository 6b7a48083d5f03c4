ALTER TABLE "studios" ADD COLUMN "sees_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "timetable_promos" ADD COLUMN "review_of" text;--> statement-breakpoint
ALTER TABLE "timetable_promos" ADD COLUMN "review" text;--> statement-breakpoint
ALTER TABLE "timetable_promos" ADD COLUMN "review_note" text;--> statement-breakpoint
ALTER TABLE "timetable_promos" ADD COLUMN "review_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "timetable_promos" ADD COLUMN "review_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "timetable_promos" ADD COLUMN "review_reminded_at" timestamp with time zone;