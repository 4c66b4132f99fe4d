CREATE TABLE "staff_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"session_id" integer NOT NULL,
	"full_name" text NOT NULL,
	"relationship" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed" boolean,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "staff_requests_once" UNIQUE("staff_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_session_id_academic_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."academic_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_requests_asked" ON "staff_requests" USING btree ("asked_at");