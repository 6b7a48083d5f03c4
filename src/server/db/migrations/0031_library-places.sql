CREATE TABLE "library_places" (
	"upload_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"is_studio" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_places_upload_id_user_id_is_studio_pk" PRIMARY KEY("upload_id","user_id","is_studio")
);
--> statement-breakpoint
CREATE TABLE "closed_seats" (
	"seat_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studios" (
	"id" text PRIMARY KEY NOT NULL,
	"members_add" boolean DEFAULT false NOT NULL,
	"kept_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "hidden_from" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "at_home" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "library_places" ADD CONSTRAINT "library_places_upload_id_sources_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_places" ADD CONSTRAINT "library_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_seats" ADD CONSTRAINT "closed_seats_seat_id_studio_members_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."studio_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_seats" ADD CONSTRAINT "closed_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studios" ADD CONSTRAINT "studios_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_places_user_id_is_studio_index" ON "library_places" USING btree ("user_id","is_studio");--> statement-breakpoint
CREATE INDEX "closed_seats_user_id_index" ON "closed_seats" USING btree ("user_id");