ALTER TABLE "person_words" ADD COLUMN "shown" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "person_words" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_film_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_log_action_id_index" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "person_words_name" ON "person_words" USING btree ("name","user_id");--> statement-breakpoint
CREATE INDEX "users_last_seen" ON "users" USING btree ("last_seen_at","id");--> statement-breakpoint
CREATE INDEX "users_downloads" ON "users" USING btree ("download_count","id");--> statement-breakpoint
CREATE INDEX "users_expiry" ON "users" USING btree ("subscription_expires_at");--> statement-breakpoint
CREATE INDEX "downloads_period" ON "downloads" USING btree ("downloaded_at","user_id");--> statement-breakpoint
-- contract: it writes what it wrote before, and two columns more, which the program before this one leaves alone.
CREATE OR REPLACE FUNCTION "put_person_words"("person" text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "person_words" ("user_id", "words", "shown", "name")
  SELECT u.id, array_to_tsvector(found.words), array_to_string(found.words, ' '),
    -- As the card is headed.
    left(lower(regexp_replace(normalize(coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''),
      nullif(coalesce(m.name, p.instructor_name), ''), nullif(u.name, ''), u.email), NFKD), '[\u0300-\u036F]', '', 'g')), 200)
  FROM "users" u
    LEFT JOIN "instructor_preferences" p ON p.user_id = u.id
    LEFT JOIN "studio_members" m ON m.user_id = u.id
    LEFT JOIN "instructor_preferences" o ON o.user_id = m.studio_id,
    LATERAL (SELECT search_words(concat_ws(' ', u.email, u.name, u.first_name, u.last_name, p.instructor_name, p.studio, m.name, o.studio)) AS words) found
  WHERE u.id = person
  ON CONFLICT ("user_id") DO UPDATE SET "words" = excluded.words, "shown" = excluded.shown, "name" = excluded.name
$$;--> statement-breakpoint
SELECT put_person_words("id") FROM "users";--> statement-breakpoint
UPDATE "users" SET
  "last_seen_at" = (SELECT max(s."updated_at") FROM "sessions" s WHERE s."user_id" = "users"."id"),
  "first_film_at" = coalesce((SELECT min(r."started_at") FROM "renders" r WHERE r."user_id" = "users"."id"), "last_download_at");--> statement-breakpoint
COMMENT ON TABLE "drizzle"."__drizzle_migrations" IS 'oldest program: 1.0.0';
