CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"user_id" text,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_user_id_index" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_created_at_index" ON "mails" USING btree ("created_at");--> statement-breakpoint
-- What has not gone out yet goes out from here; reminders of the last days are taken along, so that nobody gets a second one.
INSERT INTO "mails" ("id", "kind", "facts", "user_id", "key", "created_at", "done_at")
SELECT "id", "notice"->>'kind', ("notice" - 'kind') || jsonb_build_object('userId', "user_id"), "user_id",
  CASE WHEN "notice"->>'kind' = 'library_reminder' THEN 'library_reminder ' || "user_id" || ' ' || ("notice"->>'libraryKeptUntil') END,
  CASE WHEN "sent_at" IS NULL THEN now() ELSE "created_at" END, "sent_at"
FROM "billing_notices"
WHERE "sent_at" IS NULL OR ("notice"->>'kind' = 'library_reminder' AND "created_at" > now() - interval '10 days')
ON CONFLICT DO NOTHING;
