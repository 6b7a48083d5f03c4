ALTER TABLE "films" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "films_finished_at_index" ON "films" USING btree ("finished_at");