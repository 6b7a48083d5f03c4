CREATE TABLE "compressions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"original_bytes" bigint NOT NULL,
	"target_bytes" bigint NOT NULL,
	"compressed_bytes" bigint,
	"reason" text,
	"storage_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "compressions" ADD CONSTRAINT "compressions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compressions_user_id_index" ON "compressions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "compressions_created_at_index" ON "compressions" USING btree ("created_at");