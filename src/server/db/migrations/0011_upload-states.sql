ALTER TABLE "sources" ADD COLUMN "lease_id" uuid;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "looked_at" jsonb;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_status" CHECK (status in ('uploading', 'checking', 'processing', 'segmenting', 'ready', 'failed'));--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_lease" CHECK (("sources"."lease_id" is null) = ("sources"."lease_until" is null));--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_checking" CHECK ("sources"."status" <> 'checking' or "sources"."lease_id" is not null);
--> statement-breakpoint
CREATE FUNCTION "sources_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'uploading' THEN
      RAISE EXCEPTION 'An upload begins as uploading, not as %', NEW.status USING ERRCODE = 'check_violation';
    END IF;
  ELSIF (OLD.status, NEW.status) NOT IN (
    ('uploading', 'checking'),
    ('checking', 'checking'), ('checking', 'uploading'), ('checking', 'processing'), ('checking', 'failed'),
    ('processing', 'segmenting'), ('processing', 'failed'),
    ('segmenting', 'segmenting'), ('segmenting', 'ready'), ('segmenting', 'failed')
  ) THEN
    RAISE EXCEPTION 'An upload does not go from % to %', OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "sources_transition" BEFORE INSERT OR UPDATE OF "status" ON "sources"
  FOR EACH ROW EXECUTE FUNCTION "sources_transition"();
