CREATE TABLE "backup_status" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"installation" uuid DEFAULT gen_random_uuid() NOT NULL,
	"attempted_at" timestamp with time zone,
	"result" text,
	"message" text,
	"completed_at" timestamp with time zone,
	"seconds" real,
	"bytes" bigint,
	"files" integer,
	"damaged" integer,
	"restore" uuid,
	CONSTRAINT "one_row" CHECK ("backup_status"."id")
);
--> statement-breakpoint
INSERT INTO "backup_status" DEFAULT VALUES;
