CREATE TABLE "download_days" (
	"day" date NOT NULL,
	"part" text NOT NULL,
	"downloads" integer NOT NULL,
	CONSTRAINT "download_days_day_part_pk" PRIMARY KEY("day","part")
);
--> statement-breakpoint
CREATE TABLE "download_months" (
	"user_id" text NOT NULL,
	"month" date NOT NULL,
	"downloads" integer NOT NULL,
	CONSTRAINT "download_months_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
DROP INDEX "users_plan";--> statement-breakpoint
ALTER TABLE "person_words" ADD COLUMN "joined" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "download_months" ADD CONSTRAINT "download_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_months_people" ON "download_months" USING btree ("month","user_id","downloads");--> statement-breakpoint
CREATE INDEX "users_plans" ON "users" USING btree ("role","subscription_status","created_at","id");--> statement-breakpoint
CREATE INDEX "users_last_seen_down" ON "users" USING btree ("last_seen_at" DESC NULLS LAST,"id" DESC);--> statement-breakpoint
CREATE FUNCTION "add_downloads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "download_days" AS d ("day", "part", "downloads")
    SELECT (n.downloaded_at AT TIME ZONE 'UTC')::date, left(md5(n.user_id), 1), count(*) FROM "added" n GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT ("day", "part") DO UPDATE SET "downloads" = d."downloads" + excluded."downloads";
  INSERT INTO "download_months" AS m ("user_id", "month", "downloads")
    SELECT n.user_id, date_trunc('month', n.downloaded_at AT TIME ZONE 'UTC')::date, count(*) FROM "added" n GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT ("user_id", "month") DO UPDATE SET "downloads" = m."downloads" + excluded."downloads";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "take_downloads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Always in the same order: two people who are deleted at once would otherwise wait for each other.
  PERFORM FROM "download_days" d WHERE (d."day", d."part") IN
    (SELECT (o.downloaded_at AT TIME ZONE 'UTC')::date, left(md5(o.user_id), 1) FROM "taken" o) ORDER BY d."day", d."part" FOR UPDATE;
  UPDATE "download_days" d SET "downloads" = d."downloads" - gone."count" FROM
    (SELECT (o.downloaded_at AT TIME ZONE 'UTC')::date AS "day", left(md5(o.user_id), 1) AS "part", count(*) FROM "taken" o GROUP BY 1, 2) gone
    WHERE d."day" = gone."day" AND d."part" = gone."part";
  UPDATE "download_months" m SET "downloads" = m."downloads" - gone."count" FROM
    (SELECT o.user_id, date_trunc('month', o.downloaded_at AT TIME ZONE 'UTC')::date AS "month", count(*) FROM "taken" o GROUP BY 1, 2) gone
    WHERE m."user_id" = gone."user_id" AND m."month" = gone."month";
  RETURN NULL;
END
$$;--> statement-breakpoint
-- contract: they refuse nothing, and write to tables that the program before this one does not know.
CREATE TRIGGER "add_downloads" AFTER INSERT ON "downloads" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "add_downloads"();--> statement-breakpoint
-- contract: as above.
CREATE TRIGGER "take_downloads" AFTER DELETE ON "downloads" REFERENCING OLD TABLE AS "taken" FOR EACH STATEMENT EXECUTE FUNCTION "take_downloads"();--> statement-breakpoint
-- contract: as above.
CREATE TRIGGER "add_changed_downloads" AFTER UPDATE ON "downloads" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "add_downloads"();--> statement-breakpoint
-- contract: as above.
CREATE TRIGGER "take_changed_downloads" AFTER UPDATE ON "downloads" REFERENCING OLD TABLE AS "taken" FOR EACH STATEMENT EXECUTE FUNCTION "take_downloads"();--> statement-breakpoint
-- Whoever downloads meanwhile waits for the triggers, which lock the table, until both are here.
INSERT INTO "download_days" ("day", "part", "downloads")
  SELECT (n.downloaded_at AT TIME ZONE 'UTC')::date, left(md5(n.user_id), 1), count(*) FROM "downloads" n GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "download_months" ("user_id", "month", "downloads")
  SELECT n.user_id, date_trunc('month', n.downloaded_at AT TIME ZONE 'UTC')::date, count(*) FROM "downloads" n GROUP BY 1, 2;--> statement-breakpoint
-- contract: it writes what it wrote before, and one column more, which the program before this one leaves alone.
CREATE OR REPLACE FUNCTION "put_person_words"("person" text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "person_words" ("user_id", "words", "shown", "name", "joined")
  SELECT u.id, array_to_tsvector(found.words), array_to_string(found.words, ' '),
    -- As the card is headed.
    left(lower(regexp_replace(normalize(coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''),
      nullif(coalesce(m.name, p.instructor_name), ''), nullif(u.name, ''), u.email), NFKD), '[\u0300-\u036F]', '', 'g')), 200), u.created_at
  FROM "users" u
    LEFT JOIN "instructor_preferences" p ON p.user_id = u.id
    LEFT JOIN "studio_members" m ON m.user_id = u.id
    LEFT JOIN "instructor_preferences" o ON o.user_id = m.studio_id,
    LATERAL (SELECT search_words(concat_ws(' ', u.email, u.name, u.first_name, u.last_name, p.instructor_name, p.studio, m.name, o.studio)) AS words) found
  WHERE u.id = person
  ON CONFLICT ("user_id") DO UPDATE SET "words" = excluded.words, "shown" = excluded.shown, "name" = excluded.name, "joined" = excluded.joined
$$;--> statement-breakpoint
UPDATE "person_words" SET "joined" = u."created_at" FROM "users" u WHERE u."id" = "user_id";--> statement-breakpoint
COMMENT ON TABLE "drizzle"."__drizzle_migrations" IS 'oldest program: 1.0.0';
