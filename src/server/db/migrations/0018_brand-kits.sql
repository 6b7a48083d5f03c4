CREATE TABLE "brand_kits" (
	"user_id" text PRIMARY KEY NOT NULL,
	"logo_id" uuid,
	"logo_key" text,
	"logo_width" integer,
	"logo_height" integer,
	"logo_size" text,
	"logo_place" text,
	"first_color" text,
	"second_color" text,
	"locked" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_kits_logo_id_unique" UNIQUE("logo_id"),
	CONSTRAINT "brand_kits_logo_key_unique" UNIQUE("logo_key")
);
--> statement-breakpoint
ALTER TABLE "brand_kits" ADD CONSTRAINT "brand_kits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;