"""What several checks use: findings, parsed texts, pictures."""
