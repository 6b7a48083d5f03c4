CREATE TABLE "films_ahead" (
	"user_id" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"film_key" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "overlays" ADD COLUMN "ahead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "films_ahead" ADD CONSTRAINT "films_ahead_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "films_ahead" ADD CONSTRAINT "films_ahead_film_key_films_key_fk" FOREIGN KEY ("film_key") REFERENCES "public"."films"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "films_ahead_film_key_index" ON "films_ahead" USING btree ("film_key");