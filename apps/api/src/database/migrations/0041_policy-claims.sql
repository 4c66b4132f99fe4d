ALTER TABLE "approval_policies" ADD COLUMN "claim" text;--> statement-breakpoint
ALTER TABLE "approval_policies" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;