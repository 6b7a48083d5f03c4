CREATE TABLE "instagram_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"ig_user_id" text NOT NULL,
	"scoped_id" text NOT NULL,
	"username" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"scopes" text[] NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL,
	"failing" text,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "instagram_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"promo_id" text NOT NULL,
	"place" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"date" date NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"caption" text NOT NULL,
	"caption_of" text NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"render_id" text,
	"posted_as" text,
	"deadline" timestamp with time zone,
	"ig_user_id" text,
	"container_id" text,
	"container_at" timestamp with time zone,
	"containers" integer DEFAULT 0 NOT NULL,
	"troubles" integer DEFAULT 0 NOT NULL,
	"asks" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"media_id" text,
	"permalink" text,
	"published_at" timestamp with time zone,
	"trouble" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "instagram_posts_once" UNIQUE("user_id","promo_id","place"),
	CONSTRAINT "instagram_posts_media" UNIQUE("media_id"),
	CONSTRAINT "instagram_posts_container" UNIQUE("container_id"),
	CONSTRAINT "instagram_posts_place" CHECK ("instagram_posts"."place" in ('reel', 'story')),
	CONSTRAINT "instagram_posts_held" CHECK ("instagram_posts"."state" not in ('container', 'processing', 'publishing') or ("instagram_posts"."container_id" is not null and "instagram_posts"."ig_user_id" is not null)),
	CONSTRAINT "instagram_posts_asked" CHECK ("instagram_posts"."state" not in ('publishing', 'published') or "instagram_posts"."asked_at" is not null),
	CONSTRAINT "instagram_posts_published" CHECK ("instagram_posts"."state" <> 'published' or "instagram_posts"."published_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "instagram_accounts" ADD CONSTRAINT "instagram_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instagram_posts" ADD CONSTRAINT "instagram_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instagram_accounts_of" ON "instagram_accounts" USING btree ("ig_user_id");--> statement-breakpoint
CREATE INDEX "instagram_accounts_scoped" ON "instagram_accounts" USING btree ("scoped_id");--> statement-breakpoint
CREATE UNIQUE INDEX "instagram_posts_one_at_a_time" ON "instagram_posts" USING btree ("ig_user_id") WHERE "instagram_posts"."state" = 'publishing';--> statement-breakpoint
CREATE INDEX "instagram_posts_due" ON "instagram_posts" USING btree ("next_at") WHERE "instagram_posts"."state" in ('planned', 'container', 'processing', 'publishing');--> statement-breakpoint
CREATE FUNCTION "instagram_posts_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'planned' THEN
      RAISE EXCEPTION 'A post begins as planned, not as %', NEW.state USING ERRCODE = 'check_violation';
    END IF;
  ELSIF (OLD.state, NEW.state) NOT IN (
    ('planned', 'container'), ('planned', 'failed'), ('planned', 'cancelled'),
    ('container', 'processing'), ('container', 'publishing'), ('container', 'planned'), ('container', 'failed'), ('container', 'cancelled'),
    ('processing', 'publishing'), ('processing', 'planned'), ('processing', 'failed'), ('processing', 'cancelled'),
    ('publishing', 'published'), ('publishing', 'failed'),
    ('failed', 'planned'), ('cancelled', 'planned')
  ) THEN
    RAISE EXCEPTION 'A post does not go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  ELSIF NEW.state = 'planned' AND OLD.asked_at IS NOT NULL THEN
    RAISE EXCEPTION 'A post that Instagram was asked to publish is not begun again' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "instagram_posts_transition" BEFORE INSERT OR UPDATE OF "state" ON "instagram_posts"
  FOR EACH ROW EXECUTE FUNCTION "instagram_posts_transition"();--> statement-breakpoint
CREATE FUNCTION "instagram_posts_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.asked_at IS NOT NULL AND (OLD.asked_at, OLD.container_id, OLD.ig_user_id) IS DISTINCT FROM (NEW.asked_at, NEW.container_id, NEW.ig_user_id) THEN
    RAISE EXCEPTION 'What Instagram was asked to publish stays' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "instagram_posts_kept" BEFORE UPDATE ON "instagram_posts"
  FOR EACH ROW EXECUTE FUNCTION "instagram_posts_kept"();
