CREATE SCHEMA "audit";
--> statement-breakpoint
CREATE TABLE "audit"."checkpoints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit"."checkpoints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"number" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"day" date,
	"mac" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_outlets" (
	"name" text PRIMARY KEY NOT NULL,
	"told_at" timestamp with time zone,
	"number" bigint,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "audit_checks" ADD COLUMN "checked_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_checks" ADD COLUMN "checked_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_checks" ADD COLUMN "against" jsonb;--> statement-breakpoint
ALTER TABLE "audit_seals" ADD COLUMN "sealed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "checkpoints_number" ON "audit"."checkpoints" USING btree ("number","at");--> statement-breakpoint
CREATE FUNCTION "audit"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Checkpoints of the record of changes are only added.';
END $$;--> statement-breakpoint
CREATE TRIGGER "checkpoints_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit"."checkpoints"
	FOR EACH STATEMENT EXECUTE FUNCTION "audit"."refuse_change"();
