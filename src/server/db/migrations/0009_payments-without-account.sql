CREATE TABLE "closed_customers" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "unmatched_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"user_id" text,
	"reason" text NOT NULL,
	"plan_id" text,
	"amount" integer,
	"currency" text,
	"is_live" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refund_since" timestamp with time zone NOT NULL,
	"ending_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"refunded" integer
);
--> statement-breakpoint
ALTER TABLE "unmatched_subscriptions" ADD CONSTRAINT "unmatched_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unmatched_subscriptions_customer_id_index" ON "unmatched_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "unmatched_subscriptions_user_id_index" ON "unmatched_subscriptions" USING btree ("user_id");