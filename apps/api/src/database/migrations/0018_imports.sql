CREATE TABLE "import_records" (
	"import_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"record_id" text NOT NULL,
	"line" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "import_records_import_id_table_name_record_id_pk" PRIMARY KEY("import_id","table_name","record_id")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"changes" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	"subject_id" text,
	"kept" text,
	CONSTRAINT "import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"content" "bytea",
	"state" text NOT NULL,
	"headings" jsonb NOT NULL,
	"notices" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"missing" jsonb,
	"by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"preview_expires_at" timestamp with time zone NOT NULL,
	"asked_by" uuid NOT NULL,
	"impersonator_id" uuid,
	"applied_at" timestamp with time zone,
	"undo_until" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"error" text,
	"holder" uuid,
	"held_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_records" ADD CONSTRAINT "import_records_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_records_line" ON "import_records" USING btree ("import_id","line");--> statement-breakpoint
CREATE INDEX "import_rows_verdict" ON "import_rows" USING btree ("import_id","verdict","line");--> statement-breakpoint
CREATE INDEX "imports_by" ON "imports" USING btree ("by","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "imports_asked_by" ON "imports" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "imports_at" ON "imports" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "imports_fingerprint" ON "imports" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "imports_running" ON "imports" USING btree ("at") WHERE "imports"."state" in ('previewing', 'applying', 'undoing');--> statement-breakpoint
CREATE INDEX "imports_previewed" ON "imports" USING btree ("preview_expires_at") WHERE "imports"."state" = 'previewed';--> statement-breakpoint
CREATE INDEX "appraisals_lecturer" ON "appraisals" USING btree ("lecturer_id");--> statement-breakpoint
CREATE INDEX "course_registrations_decided_by" ON "course_registrations" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "ratings_user" ON "ratings" USING btree ("user_id");