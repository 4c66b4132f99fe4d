ALTER TABLE "academic_sessions" ADD COLUMN "from" date;--> statement-breakpoint
ALTER TABLE "academic_sessions" ADD COLUMN "to" date;--> statement-breakpoint
-- From 1 September to 31 August, as the name `2025/2026` says; another name stops the migration and is named.
UPDATE "academic_sessions" SET
  "from" = concat(regexp_replace("name", '/.*$', ''), '-09-01')::date,
  "to" = concat(regexp_replace("name", '^.*/', ''), '-08-31')::date;--> statement-breakpoint
ALTER TABLE "academic_sessions" ALTER COLUMN "from" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "academic_sessions" ALTER COLUMN "to" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "academic_sessions" ADD CONSTRAINT "academic_sessions_from_unique" UNIQUE("from");--> statement-breakpoint
ALTER TABLE "academic_sessions" ADD CONSTRAINT "academic_sessions_days" CHECK ("academic_sessions"."from" < "academic_sessions"."to");--> statement-breakpoint
ALTER TABLE "academic_sessions" ADD CONSTRAINT "academic_sessions_apart" EXCLUDE USING gist (daterange("from", "to", '[]') WITH &&);
