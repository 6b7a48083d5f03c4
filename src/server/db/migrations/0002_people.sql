CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text,
	"subject_email" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"studio_id" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"user_id" text,
	"token_hash" text,
	"token_expires_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_members_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "studio_members_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "studio_members_studio_id_email_unique" UNIQUE("studio_id","email")
);
--> statement-breakpoint
DROP INDEX "downloads_downloaded_at_index";--> statement-breakpoint
ALTER TABLE "instructor_preferences" ADD COLUMN "name_change_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "instructor_preferences" ADD COLUMN "name_changes_open" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_download_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_members" ADD CONSTRAINT "studio_members_studio_id_users_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_members" ADD CONSTRAINT "studio_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_index" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "studio_members_email_index" ON "studio_members" USING btree ("email");--> statement-breakpoint
CREATE INDEX "downloads_newest" ON "downloads" USING btree ("downloaded_at","id");--> statement-breakpoint
CREATE INDEX "downloads_history" ON "downloads" USING btree ("user_id","downloaded_at","id");--> statement-breakpoint
CREATE INDEX "instructor_preferences_words" ON "instructor_preferences" USING gin (to_tsvector('simple', translate("instructor_name" || ' ' || "studio", '@._+-', '     ')));--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_plan" ON "users" USING btree ("role","subscription_status","created_at");--> statement-breakpoint
CREATE INDEX "users_last_download" ON "users" USING btree ("last_download_at","id");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (to_tsvector('simple', translate("email" || ' ' || "name" || ' ' || "first_name" || ' ' || "last_name", '@._+-', '     ')));--> statement-breakpoint
UPDATE "users" SET "last_download_at" = (SELECT max("downloaded_at") FROM "downloads" WHERE "downloads"."user_id" = "users"."id");
