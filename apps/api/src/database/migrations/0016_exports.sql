CREATE TABLE "export_keys" (
	"export_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"keys" jsonb NOT NULL,
	CONSTRAINT "export_keys_export_id_number_pk" PRIMARY KEY("export_id","number")
);
--> statement-breakpoint
CREATE TABLE "export_parts" (
	"export_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "export_parts_export_id_attempt_number_pk" PRIMARY KEY("export_id","attempt","number")
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"asked" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"left_out" jsonb NOT NULL,
	"personal" boolean NOT NULL,
	"format" text NOT NULL,
	"question" text NOT NULL,
	"user_id" uuid NOT NULL,
	"impersonator_id" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"attempt" integer NOT NULL,
	"lease_until" timestamp with time zone,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "export_keys" ADD CONSTRAINT "export_keys_export_id_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_parts" ADD CONSTRAINT "export_parts_export_id_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exports_open" ON "exports" USING btree ("requested_at") WHERE "exports"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "exports_user" ON "exports" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "exports_requested" ON "exports" USING btree ("requested_at");