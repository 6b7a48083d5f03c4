CREATE TABLE "stored_files" (
	"file" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"network" text,
	"bytes" bigint NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stray_at" timestamp with time zone,
	CONSTRAINT "stored_files_account" CHECK ("stored_files"."user_id" is null or "stored_files"."network" is null)
);
--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_files_user_id_kind_index" ON "stored_files" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "stored_files_network_kind_index" ON "stored_files" USING btree ("network","kind");--> statement-breakpoint
CREATE INDEX "stored_files_below" ON "stored_files" USING btree ("file" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "films_storage_key_index" ON "films" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "films_cover_key_index" ON "films" USING btree ("cover_key");--> statement-breakpoint
CREATE INDEX "films_frame" ON "films" USING btree ((("plan" -> 'frame' ->> 'storageKey')));--> statement-breakpoint
CREATE INDEX "overlays_storage_key_index" ON "overlays" USING btree ("storage_key");