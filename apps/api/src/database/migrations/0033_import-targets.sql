ALTER TABLE "import_rows" ADD COLUMN "seen" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "about" text;