CREATE TABLE "own_tracks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"duration" real NOT NULL,
	"bytes" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"loudness" jsonb NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_tracks_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "own_tracks" ADD CONSTRAINT "own_tracks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_tracks_user_id_index" ON "own_tracks" USING btree ("user_id");