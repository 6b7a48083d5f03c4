CREATE TABLE "person_words" (
	"user_id" text PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "instructor_preferences_words";--> statement-breakpoint
DROP INDEX "users_words";--> statement-breakpoint
ALTER TABLE "person_words" ADD CONSTRAINT "person_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_words_words" ON "person_words" USING gin ("words");--> statement-breakpoint
CREATE FUNCTION "put_person_words"("person" text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "person_words" ("user_id", "words")
  SELECT u.id, to_tsvector('simple', translate(concat_ws(' ', u.email, u.name, u.first_name, u.last_name, p.instructor_name, p.studio), '@._+-/', '      '))
  FROM "users" u LEFT JOIN "instructor_preferences" p ON p.user_id = u.id
  WHERE u.id = person
  ON CONFLICT ("user_id") DO UPDATE SET "words" = excluded.words
$$;--> statement-breakpoint
CREATE FUNCTION "person_words_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_person_words(NEW.id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "person_words_of_preferences"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_person_words(NEW.user_id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "person_words" AFTER INSERT OR UPDATE OF "email", "name", "first_name", "last_name" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "person_words_of_user"();--> statement-breakpoint
CREATE TRIGGER "person_words" AFTER INSERT OR UPDATE OF "instructor_name", "studio" ON "instructor_preferences"
  FOR EACH ROW EXECUTE FUNCTION "person_words_of_preferences"();--> statement-breakpoint
SELECT put_person_words("id") FROM "users";
