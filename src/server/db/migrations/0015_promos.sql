CREATE TABLE "promos" (
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"title" text,
	"version" integer DEFAULT 1 NOT NULL,
	"content" text NOT NULL,
	"render_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "promos_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "promos" ADD CONSTRAINT "promos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promos_newest" ON "promos" USING btree ("user_id","updated_at","id");