CREATE TABLE "sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"public_id" text NOT NULL,
	"uploader_id" text,
	"user_id" text,
	"title" text NOT NULL,
	"status" text DEFAULT 'uploading' NOT NULL,
	"reason" text,
	"bytes" bigint NOT NULL,
	"reserved" bigint NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"client_key" text,
	"duration" real,
	"storage_key" text,
	"progress" real DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sources_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "sources_client_key_unique" UNIQUE("client_key")
);
--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "piece_index" integer;--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sources_user_id_index" ON "sources" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sources_uploader_id_index" ON "sources" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "sources_status_touched_at_index" ON "sources" USING btree ("status","touched_at");--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_source_id_piece_index_unique" UNIQUE("source_id","piece_index");