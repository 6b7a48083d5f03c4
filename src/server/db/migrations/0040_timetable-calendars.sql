CREATE TABLE "timetable_calendars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"address" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"sum" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing" text,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "timetable_calendars_once" UNIQUE("user_id","address")
);
--> statement-breakpoint
ALTER TABLE "timetable_entries" ADD COLUMN "source" uuid;--> statement-breakpoint
ALTER TABLE "timetable_calendars" ADD CONSTRAINT "timetable_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "timetable_calendars_due" ON "timetable_calendars" USING btree ("next_at");