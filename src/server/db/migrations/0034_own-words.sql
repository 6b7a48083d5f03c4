CREATE TABLE "own_words" (
	"user_id" text PRIMARY KEY NOT NULL,
	"words" jsonb,
	"edits" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_words" ADD CONSTRAINT "own_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;