DROP INDEX "instructor_preferences_words";--> statement-breakpoint
DROP INDEX "users_words";--> statement-breakpoint
CREATE INDEX "users_email_beginning" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "instructor_preferences_words" ON "instructor_preferences" USING gin (to_tsvector('simple', translate("instructor_name" || ' ' || "studio", '@._+-/', '      ')));--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (to_tsvector('simple', translate("email" || ' ' || "name" || ' ' || "first_name" || ' ' || "last_name", '@._+-/', '      ')));