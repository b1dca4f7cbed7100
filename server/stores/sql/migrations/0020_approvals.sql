-- Takes all tables, or none, as 0014_keep_records.sql does: servers that go on meanwhile take them in other orders.
DO $$
DECLARE
	before text := current_setting('lock_timeout');
BEGIN
	PERFORM set_config('lock_timeout', '50ms', true);
	LOOP
		BEGIN
			LOCK TABLE "projects", "updates", "milestones";
			EXIT;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.1);
		END;
	END LOOP;
	PERFORM set_config('lock_timeout', before, true);
END
$$;--> statement-breakpoint
CREATE TABLE "approval_records" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"approval_id" text NOT NULL,
	"version" text NOT NULL,
	"decision" text NOT NULL,
	"by" text NOT NULL,
	"by_id" text NOT NULL,
	"words" text NOT NULL,
	"files" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approval_records_version_unique" UNIQUE("project_id","approval_id","version")
);
--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "approval" jsonb CONSTRAINT "milestones_approval_check" CHECK (coalesce(jsonb_typeof("milestones"."approval" -> 'id') = 'string' and jsonb_typeof("milestones"."approval" -> 'subject') = 'string' and jsonb_typeof("milestones"."approval" -> 'version') = 'string', "milestones"."approval" is null));--> statement-breakpoint
ALTER TABLE "updates" ADD COLUMN "approval" jsonb CONSTRAINT "updates_approval_check" CHECK (coalesce(jsonb_typeof("updates"."approval" -> 'id') = 'string' and jsonb_typeof("updates"."approval" -> 'subject') = 'string' and jsonb_typeof("updates"."approval" -> 'version') = 'string', "updates"."approval" is null));--> statement-breakpoint
ALTER TABLE "approval_records" ADD CONSTRAINT "approval_records_projectid_projects__id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_records_project_id_created_at_id_index" ON "approval_records" USING btree ("project_id","created_at","id");