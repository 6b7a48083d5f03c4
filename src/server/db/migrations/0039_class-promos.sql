CREATE TABLE "timetable_promos" (
	"user_id" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"date" date NOT NULL,
	"person_id" text NOT NULL,
	"promo_id" text,
	"facts" text,
	"wanted_at" timestamp with time zone,
	"ordered_at" timestamp with time zone,
	"trouble" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "timetable_promos_user_id_entry_id_date_person_id_pk" PRIMARY KEY("user_id","entry_id","date","person_id")
);
--> statement-breakpoint
ALTER TABLE "timetable_promos" ADD CONSTRAINT "timetable_promos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetable_promos" ADD CONSTRAINT "timetable_promos_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetable_promos" ADD CONSTRAINT "timetable_promos_of_entry" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."timetable_entries"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetable_promos" ADD CONSTRAINT "timetable_promos_promo" FOREIGN KEY ("person_id","promo_id") REFERENCES "public"."promos"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "timetable_promos_by_promo" ON "timetable_promos" USING btree ("person_id","promo_id");--> statement-breakpoint
CREATE INDEX "timetable_promos_wanted" ON "timetable_promos" USING btree ("wanted_at") WHERE "timetable_promos"."wanted_at" is not null;