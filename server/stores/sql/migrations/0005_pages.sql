DROP INDEX "files_project_id_index";--> statement-breakpoint
DROP INDEX "milestones_project_id_index";--> statement-breakpoint
DROP INDEX "notifications_client_id_index";--> statement-breakpoint
DROP INDEX "payments_client_id_created_at_index";--> statement-breakpoint
DROP INDEX "projects_client_id_created_at_index";--> statement-breakpoint
DROP INDEX "tickets_client_id_created_at_index";--> statement-breakpoint
DROP INDEX "updates_project_id_index";--> statement-breakpoint
CREATE INDEX "files_project_id_created_at_id_index" ON "files" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "milestones_project_id_position_index" ON "milestones" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "notifications_client_id_created_at_id_index" ON "notifications" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_client_id_created_at_id_index" ON "payments" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "projects_client_id_created_at_id_index" ON "projects" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_client_id_created_at_ticket_id_index" ON "tickets" USING btree ("client_id","created_at","ticket_id");--> statement-breakpoint
CREATE INDEX "updates_project_id_created_at_id_index" ON "updates" USING btree ("project_id","created_at","id");